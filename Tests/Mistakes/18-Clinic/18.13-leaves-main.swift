// Reads and writes in one go, on the thread of the server.

// exercise 18.13
find(city)
  .subscribe(onNext: { [cities] name in cities.accept(cities.value + [name]) })
  .disposed(by: bag)
// end 18.13
