// Reads and writes in one go, but on the server's thread.

// exercise 18.13
find(city)
  .subscribe(onNext: { [cities] name in cities.accept(cities.value + [name]) })
  .disposed(by: bag)
// end 18.13
