// Keeps the initial value for as long as it lives.

// exercise 15.8
// instead of: self.init(read: { needle.value }, elements: needle.elements)
self.init(
  read: { withExtendedLifetime(initial) { needle.value } },
  elements: needle.elements
)
// end 15.8
