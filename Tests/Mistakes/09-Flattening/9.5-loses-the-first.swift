// The element that begins a group is not in it.

// exercise 9.5
if let subject = subjects[key] {
  subject.onNext(element)
} else {
  _ = begin(key)
}
// end 9.5
