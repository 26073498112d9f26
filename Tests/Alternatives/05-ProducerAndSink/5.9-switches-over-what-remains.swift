// The last element is a case of its own.

// exercise 5.9
switch remaining {
case 0:
  return
case 1:
  remaining = 0
  forwardNext(element)
  complete()
default:
  remaining -= 1
  forwardNext(element)
}
// end 5.9
