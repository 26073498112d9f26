// Is disposed with the page, so nothing crashes and nothing arrives.

// exercise 18.15
_ = send(place)
  .take(while: { [weak self] _ in self != nil })
  .subscribe(onNext: { [weak self, diary] receipt in
    diary.write(receipt)
    self?.message = "Thank you: \(receipt)"
  })
// end 18.15
