// The newer element comes first in the pair.

// exercise 6.14
// instead of: if let before { forwardNext((before, element)) }
if let before { forwardNext((element, before)) }
// end 6.14
