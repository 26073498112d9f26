// Leaves main, and shows the chart on the worker.

// exercise 18.11
refreshButton.rx.tap
  .do(onNext: { [spinner] in spinner.isAnimating = true })
  .flatMapLatest { archive }
  .observe(on: worker)
  .map(draw)
  .do(onNext: { [spinner] _ in spinner.isAnimating = false })
  .subscribe(onNext: { [chart] drawing in chart.text = drawing })
  .disposed(by: bag)
// end 18.11
