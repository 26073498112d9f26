// Shares one sequence for all visits, with a replay that outlives them: when the page comes back, the picture of the last visit is sent again, and its age begins at 0.

// exercise 18.10
// instead of: private var visit = DisposeBag()
private var visit = DisposeBag()
private lazy var pictures = newPictures().share(replay: 1, scope: .forever)
// instead of: let pictures = newPictures().publish()
// There is one for all visits.
// instead of: pictures.connect().disposed(by: visit)
// It connects as long as somebody listens.
// end 18.10
