// Puts the connection into a bag that nobody holds: it is over at the end of the line.

// exercise 18.10
// instead of: pictures.connect().disposed(by: visit)
pictures.connect().disposed(by: DisposeBag())
// end 18.10
