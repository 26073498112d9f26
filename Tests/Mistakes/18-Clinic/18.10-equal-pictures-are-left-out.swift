// A new picture that looks like the one before is left out: it has just come, but its age goes on from
// the old one.

// exercise 18.10
// instead of: let pictures = newPictures().publish()
let pictures = newPictures()
  .filter { [weak self] picture in picture != self?.picture }
  .publish()
// end 18.10
