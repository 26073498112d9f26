// Holds the page until the server answers: forever, if it never does.

// exercise 18.7
_ = send(place)
  .subscribe(onNext: { [self] receipt in
    diary.write(receipt)
    message = "Thank you: \(receipt)"
  })
// end 18.7
