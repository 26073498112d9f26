// Does on disposal what belongs to the completion: after an error there is a disposal, too.

// exercise 18.14
upload(field.text ?? "")
  .subscribe(
    onError: { [weak self] _ in self?.label.text = Self.notSaved },
    onDisposed: { [weak self] in
      self?.label.text = Self.saved
      self?.field.text = ""
    }
  )
  .disposed(by: bag)
// end 18.14
