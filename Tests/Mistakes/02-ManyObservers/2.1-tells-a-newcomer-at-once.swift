// A newcomer hears the current value, which it did not ask for.

// exercise 2.1
for observer in observers {
  observer(value)
}
// end 2.1

// exercise 2.1
observers.append(observer)
observer(value)
// end 2.1
