// A new array that holds only the newcomer replaces the old one.

// exercise 2.1
for observer in observers {
  observer(value)
}
// end 2.1

// exercise 2.1
observers = [observer]
// end 2.1
