// The newcomer is put in front, which reverses the order of arrival.

// exercise 2.1
for observer in observers {
  observer(value)
}
// end 2.1

// exercise 2.1
observers.insert(observer, at: 0)
// end 2.1
