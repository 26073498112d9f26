// Takes the catch away; but nobody listens to errors, and the label says "Saving…" for ever.

// exercise 18.19
upload(field.text ?? "")
  .subscribe(onCompleted: { [weak self] in
    self?.label.text = Self.saved
    self?.field.text = ""
  })
  .disposed(by: bag)
// end 18.19
