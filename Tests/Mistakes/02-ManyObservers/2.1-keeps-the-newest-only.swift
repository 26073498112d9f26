// A new array with the newcomer alone takes the place of the old one.

// exercise 2.1
for observer in observers {
  observer(value)
}
// end 2.1

// exercise 2.1
observers = [observer]
// end 2.1
