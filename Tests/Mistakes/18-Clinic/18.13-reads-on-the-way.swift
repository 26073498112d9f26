// Reads when the answer comes, before the hop to main; writes after the hop.

// exercise 18.13
find(city)
  .map { [cities] name in cities.value + [name] }
  .observe(on: MainScheduler.instance)
  .subscribe(onNext: { [cities] names in cities.accept(names) })
  .disposed(by: bag)
// end 18.13
