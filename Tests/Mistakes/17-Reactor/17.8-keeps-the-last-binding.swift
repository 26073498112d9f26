// Does nothing without a reactor: the binding to the last one stays.

// exercise 17.8
guard let reactor else { return }
disposeBag = DisposeBag()
bind(reactor: reactor)
// end 17.8
