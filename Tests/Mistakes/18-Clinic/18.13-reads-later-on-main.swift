// Reads on main, and writes in the next turn of main: again something can come between.

// exercise 18.13
find(city)
  .observe(on: MainScheduler.instance)
  .map { [cities] name in cities.value + [name] }
  .observe(on: MainScheduler.asyncInstance)
  .subscribe(onNext: { [cities] names in cities.accept(names) })
  .disposed(by: bag)
// end 18.13
