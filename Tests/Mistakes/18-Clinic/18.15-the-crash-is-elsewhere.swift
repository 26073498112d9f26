// Captures the diary, but still relies on the page.

// exercise 18.15
_ = send(place)
  .subscribe(onNext: { [unowned self, diary] receipt in
    diary.write(receipt)
    message = "Thank you: \(receipt)"
  })
// end 18.15
