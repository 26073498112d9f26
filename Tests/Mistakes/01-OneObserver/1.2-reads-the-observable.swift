// The closure that is kept reads the value from the observable that keeps it: a retain cycle.

// exercise 1.2
observe { _ in observer(self.value) }
observer(value)
// end 1.2
