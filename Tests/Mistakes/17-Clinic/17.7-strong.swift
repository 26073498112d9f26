// Holds the page until the server answers, and so for ever if it does not.

// exercise 17.7
_ = send(place)
  .subscribe(onNext: { [self] receipt in
    diary.write(receipt)
    message = "Thank you: \(receipt)"
  })
// end 17.7
