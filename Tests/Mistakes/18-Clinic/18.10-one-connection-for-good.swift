// Makes the pictures once: there is one timer, and it runs until the page is gone.

// exercise 18.10
// instead of: private var visit = DisposeBag()
private var visit = DisposeBag()
private lazy var pictures = newPictures().publish()

// instead of: pictures.connect().disposed(by: visit)
pictures.connect().disposed(by: bag)

// instead of: let pictures = newPictures().publish()
// end 18.10
