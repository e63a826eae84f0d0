Pod::Spec.new do |spec|
  spec.name = "Wefts"
  spec.version = "1.0"
  spec.source_files = "Sources/#{spec.name}/*.swift"
end
