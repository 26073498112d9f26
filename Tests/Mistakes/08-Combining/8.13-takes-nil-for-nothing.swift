// Takes an element that is `nil` for no element.

// exercise 8.13
// instead of: func completed(_ branch: Branch<Element>) {
// instead of: guard branch.last != nil else { return complete() }
// instead of: // Only one call brings the count to zero, and by then every `last` is final.
// instead of: guard missing.subtract() == 0 else { return branch.subscription.dispose() }
// instead of: forwardNext(branches.compactMap(\.last))
// instead of: complete()
// instead of: }
// instead of:
func completed(_ branch: Branch<Element>) {
  guard let last = branch.last, !isNil(last) else { return complete() }
  guard missing.subtract() == 0 else { return branch.subscription.dispose() }
  forwardNext(branches.compactMap(\.last))
  complete()
}

private func isNil(_ element: Element) -> Bool {
  "\(element)" == "nil"
}
// end 8.13
