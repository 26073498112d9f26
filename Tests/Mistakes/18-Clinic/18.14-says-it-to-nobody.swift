// Lets the error through to the page, which only listens for the end.

// exercise 18.14
// instead of: upload.upload(text)
// instead of: .subscribe(
// instead of: onError: { [weak self] _ in
// instead of: self?.allow(true)
// instead of: self?.label.text = Self.notSaved
// instead of: },
// instead of: onCompleted: { [weak self] in
// instead of: self?.allow(true)
// instead of: self?.label.text = Self.saved
// instead of: self?.field.paste("")
// instead of: }
// instead of: )
// instead of: .disposed(by: bag)
upload.upload(text)
  .subscribe(onCompleted: { [weak self] in
    self?.allow(true)
    self?.label.text = Self.saved
    self?.field.paste("")
  })
  .disposed(by: bag)
// end 18.14
