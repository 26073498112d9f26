// The closures hold the list, and its bag holds them until the server answers: while the server is
// silent, a list that nobody holds any more is not freed, and its question is still open.

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
    onNext: { [self] name in
      guard !cities.value.contains(name) else { return }
      cities.accept(cities.value + [name])
    },
    onError: { [self] _ in notice.accept("Nobody knows \(city).") },
    onDisposed: { [self] in lookedFor.removeAll { name in name == city } }
  )
  .disposed(by: bag)
// end 18.13
