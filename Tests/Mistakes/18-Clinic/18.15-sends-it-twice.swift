// Subscribes once for the diary and once for the page, and each subscription sends the report.

// exercise 18.15
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
let receipt = send(place)
  .map { [wording] number in wording.receipt(number, for: place) }
  .take(1)
_ = receipt.subscribe(
  onNext: { [diary] receipt in diary.write(receipt) },
  onError: { [diary] _ in diary.putAside(place) }
)
receipt
  .subscribe(
    onNext: { [weak self] receipt in self?.message = "Thank you: \(receipt)" },
    onError: { [weak self] _ in self?.message = "Not sent: \(place)" }
  )
  .disposed(by: bag)
// end 18.15
