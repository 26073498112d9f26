// Lets a city be looked up again after it was found, and not after a failure.

// exercise 18.13
// instead of: find(city)
// instead of: .observe(on: MainScheduler.instance)
// instead of: .subscribe(
// instead of: onNext: { [cities] name in
// instead of: guard !cities.value.contains(name) else { return }
// instead of: cities.accept(cities.value + [name])
// instead of: },
// instead of: onError: { [notice] _ in notice.accept("Nobody knows \(city).") },
// instead of: onDisposed: { [weak self] in self?.lookedFor.removeAll { name in name == city } }
// instead of: )
// instead of: .disposed(by: bag)
find(city)
  .observe(on: MainScheduler.instance)
  .subscribe(
    onNext: { [weak self, cities] name in
      if !cities.value.contains(name) { cities.accept(cities.value + [name]) }
      self?.lookedFor.removeAll { name in name == city }
    },
    onError: { [notice] _ in notice.accept("Nobody knows \(city).") }
  )
  .disposed(by: bag)
// end 18.13
