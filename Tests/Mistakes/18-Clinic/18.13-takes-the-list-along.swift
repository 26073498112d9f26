// Takes the list along in the chain, where it grows old while the server is busy.

// exercise 18.13
cities.take(1)
  .flatMap { [find] before in find(city).map { name in before + [name] } }
  .observe(on: MainScheduler.instance)
  .subscribe(onNext: { [cities] names in cities.accept(names) })
  .disposed(by: bag)
// end 18.13
