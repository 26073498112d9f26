// Prints the error, where no user will see it, and goes on as if there had been none.

// exercise 18.14
upload(field.text ?? "")
  .do(onError: { print($0) })
  .catch { _ in .empty() }
  .subscribe(onCompleted: { [weak self] in
    self?.label.text = Self.saved
    self?.field.text = ""
  })
  .disposed(by: bag)
// end 18.14
