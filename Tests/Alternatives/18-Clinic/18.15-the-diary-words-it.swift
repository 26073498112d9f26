// Words the receipt only where it is written down, in the last closure.

// exercise 18.15
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
.subscribe(
  onNext: { [weak self, diary, wording] number in
    let receipt = wording.receipt(number, for: place)
    diary.write(receipt)
    self?.message = "Thank you: \(receipt)"
  },
  onError: { [weak self, diary] _ in
    diary.putAside(place)
    self?.message = "Not sent: \(place)"
  }
)

// instead of: .map { [wording] number in wording.receipt(number, for: place) }
// end 18.15
