// Holds the page until the server answers: forever, if it never does.

// exercise 18.15
_ = send(place)
  .subscribe(onNext: { [self] receipt in
    diary.write(receipt)
    message = "Thank you: \(receipt)"
  })
// end 18.15
