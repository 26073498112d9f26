// A newcomer is told the value of the moment, for which nobody asked.

// exercise 2.1
for observer in observers {
  observer(value)
}
// end 2.1

// exercise 2.1
observers.append(observer)
observer(value)
// end 2.1
