// Reads and writes in one go, on the thread of the server.

// exercise 17.13
find(city)
  .subscribe(onNext: { [cities] name in cities.accept(cities.value + [name]) })
  .disposed(by: bag)
// end 17.13
