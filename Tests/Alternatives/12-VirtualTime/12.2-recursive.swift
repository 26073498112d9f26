// A token made of a closure, recursion instead of a loop, and a switch for the clock.

// exercise 12.2
// instead of: return work
return Disposables.create { work.dispose() }
// instead of: if converter.compareVirtualTime(item.time, clock) == .greaterThan { clock = item.time }
switch converter.compareVirtualTime(item.time, clock) {
case .lessThan, .equal: break
case .greaterThan: clock = item.time
}
// instead of: while let item = queue.first {
guard let item = queue.first else { return nil }
// instead of: }
// instead of: return nil
return nextItem()
// end 12.2
