// After the end nothing gets in any more, but the dictionary is not emptied: as long as the source
// keeps its observer, all subjects of all keys are kept.

// exercise 9.5
// instead of: guard let subject = subjects[key] ?? begin(key) else { return }
guard !isOver, let subject = subjects[key] ?? begin(key) else { return }
// end 9.5

// exercise 9.5
// instead of: _ = stop()
// instead of: subjects = [:]
_ = stop()
// end 9.5
