// What comes after `dispose()` is refused; a sequence that ends by itself is forgotten.

// exercise 4.4
isOver.store(true, ordering: .releasing)
// end 4.4

// exercise 4.4
!isOver.load(ordering: .acquiring)
// end 4.4
