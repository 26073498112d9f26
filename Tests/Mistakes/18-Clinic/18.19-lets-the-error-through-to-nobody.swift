// Removes the catch, but nobody listens for errors, and the label says "Saving…" forever.

// exercise 18.19
upload(field.text ?? "")
  .subscribe(onCompleted: { [weak self] in
    self?.label.text = Self.saved
    self?.field.text = ""
  })
  .disposed(by: bag)
// end 18.19
