// It prints the error, where no user will see it.

// exercise 10.8
guard let error = error as? ReasonableError else {
  print(error)
  return
}
text = error.reason
// end 10.8
