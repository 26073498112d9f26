// Whether the subscriber still listens is checked before the condition is called, and not after.

// exercise 6.4
// instead of: if let predicate {
// instead of: if try predicate(element) { return }
// instead of: self.predicate = nil
// instead of: }
// instead of: forwardNext(element)
guard !isDisposed else { return }
if let predicate {
  if try predicate(element) { return }
  self.predicate = nil
}
observer.onNext(element)
// end 6.4
