// Each report waits for the receipt of the one before: while the server is silent about the first, the
// second is not sent.

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
places.onNext(place)
// end 18.15

// exercise 18.15
// instead of: self.diary = diary
// instead of: self.send = send
// Not in a bag: the reports are to arrive even when the page is closed.
_ =
  places
  .concatMap { [weak self, wording] place in
    send(place)
      .map { number in wording.receipt(number, for: place) }
      .take(1)
      .catch { _ in
        diary.putAside(place)
        self?.message = "Not sent: \(place)"
        return .empty()
      }
  }
  .subscribe(onNext: { [weak self] receipt in
    diary.write(receipt)
    self?.message = "Thank you: \(receipt)"
  })
// end 18.15

// exercise 18.15
// instead of: private let diary: Diary
// instead of: private let counter = StrikeCounter()
// instead of: private let wording = ReceiptWording()
// instead of: private let send: (String) -> Observable<String>
private let places = PublishSubject<String>()
private let counter = StrikeCounter()
private let wording = ReceiptWording()
// end 18.15
