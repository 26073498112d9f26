// Does at the disposal what belongs to the completion: an error is disposed as well.

// exercise 18.19
upload(field.text ?? "")
  .subscribe(
    onError: { [weak self] _ in self?.label.text = Self.notSaved },
    onDisposed: { [weak self] in
      self?.label.text = Self.saved
      self?.field.text = ""
    }
  )
  .disposed(by: bag)
// end 18.19
