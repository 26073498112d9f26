// Makes way as the last part of letting go.

// exercise 9.2
guard isBusy.raise() else { return }
expect()
guard let inner = inner(for: element) else { return }
listen(to: inner)
// end 9.2

// exercise 9.2
super
  .sourceCompleted {
    letGo()
    isBusy.lower()
  }
// end 9.2
