// The newcomer is put in front, so the order of arrival is turned round.

// exercise 2.1
for observer in observers {
  observer(value)
}
// end 2.1

// exercise 2.1
observers.insert(observer, at: 0)
// end 2.1
