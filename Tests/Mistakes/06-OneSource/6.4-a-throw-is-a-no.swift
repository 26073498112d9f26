// A throw of the condition is taken for `false`.

// exercise 6.4
if let predicate {
  if (try? predicate(element)) == true { return }
  self.predicate = nil
}
forwardNext(element)
// end 6.4
