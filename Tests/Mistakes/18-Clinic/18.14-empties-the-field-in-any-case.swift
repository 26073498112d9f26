// Says that the text was not saved, and throws it away.

// exercise 18.14
let text = field.text ?? ""
field.text = ""
upload(text)
  .subscribe(
    onError: { [weak self] _ in self?.label.text = Self.notSaved },
    onCompleted: { [weak self] in self?.label.text = Self.saved }
  )
  .disposed(by: bag)
// end 18.14
