// To recognise an older answer, the callback compares bags, and keeps its own: neither a new text
// nor the end of the search frees it, and the request is not cancelled. Breaks "The previous
// request is cancelled before the new one begins."

// exercise 3.8
bag = DisposeBag()
city.observe { [weak self] in self?.text = $0 }.disposed(by: bag)
// end 3.8

// exercise 3.8
let bag = DisposeBag()
request = bag
service(text) { [weak self] found in
  guard let self, self.request === bag else { return }
  cities = found
}
.disposed(by: bag)
// end 3.8

// exercise 3.8
forecast.observe { [weak self] in self?.lines.append($0) }.disposed(by: bag)
// end 3.8
