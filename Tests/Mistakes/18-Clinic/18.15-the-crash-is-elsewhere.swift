// Keeps the wording for itself, and relies on the page for its message.

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
  onNext: { [unowned self, diary] receipt in
    diary.write(receipt)
    message = "Thank you: \(receipt)"
  },
  onError: { [weak self, diary] _ in
    diary.putAside(place)
    self?.message = "Not sent: \(place)"
  }
)
// end 18.15
