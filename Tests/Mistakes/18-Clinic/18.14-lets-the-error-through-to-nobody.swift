// Removes the catch, but nobody listens for errors, and the label says "Saving…" forever.

// exercise 18.14
upload(field.text ?? "")
  .subscribe(onCompleted: { [weak self] in
    self?.label.text = Self.saved
    self?.field.text = ""
  })
  .disposed(by: bag)
// end 18.14
