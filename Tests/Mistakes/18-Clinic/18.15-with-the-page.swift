// Cancels the report with the page.

// exercise 18.15
// instead of: // Not in a bag: the report is to arrive even when the page is closed.
// instead of: _ = send(place)
// instead of: .map { [wording] number in wording.receipt(number, for: place) }
// instead of: .take(1)
// instead of: .subscribe(
// instead of: onNext: { [weak self, diary] receipt in
// instead of: diary.write(receipt)
// instead of: self?.message = "Thank you: \(receipt)"
// instead of: },
// instead of: onError: { [weak self, diary] _ in
// instead of: diary.putAside(place)
// instead of: self?.message = "Not sent: \(place)"
// instead of: }
// instead of: )
send(place)
  .map { [wording] number in wording.receipt(number, for: place) }
  .take(1)
  .subscribe(
    onNext: { [weak self, diary] receipt in
      diary.write(receipt)
      self?.message = "Thank you: \(receipt)"
    },
    onError: { [weak self, diary] _ in
      diary.putAside(place)
      self?.message = "Not sent: \(place)"
    }
  )
  .disposed(by: bag)
// end 18.15
