// Does nothing at all without a page: the receipt is lost.

// exercise 18.15
_ = send(place)
  .subscribe(onNext: { [weak self] receipt in
    guard let self else { return }
    diary.write(receipt)
    message = "Thank you: \(receipt)"
  })
// end 18.15
