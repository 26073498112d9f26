// What comes after `dispose()` is refused; a sequence that ends by itself is forgotten.

// exercise 4.4
isOver.raise()
// end 4.4

// exercise 4.4
!isOver.isRaised()
// end 4.4
